def test_house() -> None:
    import labrys

    assert "relics" in labrys.games()

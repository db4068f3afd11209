"""Every check that takes one case and a seed."""

from __future__ import annotations

from collections.abc import Callable

from labrys.kit import clues, forms, observations, play, reasons, secrecy, speech, telling, twins
from labrys.kit.case import Case

Check = Callable[[Case, str], None]


def checks() -> list[Check]:
    """All checks, in the order in which it is best to fix a broken game."""
    return [
        play.check_games_end,
        play.check_actions_are_in_fixed_order,
        play.check_refused_actions_change_nothing,
        forms.check_copies_are_independent,
        forms.check_pickles_are_whole,
        forms.check_positions_have_text,
        forms.check_records_have_text,
        play.check_playouts_agree,
        play.check_undo_is_replay,
        play.check_results_add_up,
        play.check_listeners_change_nothing,
        forms.check_views_are_json,
        forms.check_views_have_their_type,
        forms.check_views_are_copies,
        secrecy.check_views_keep_secrets,
        secrecy.check_imagined_states_are_whole,
        secrecy.check_imagining_forgets_the_truth,
        secrecy.check_barriers_are_honest,
        telling.check_sentences_keep_secrets,
        telling.check_events_keep_secrets,
        telling.check_openings_keep_secrets,
        reasons.check_reasons_keep_secrets,
        reasons.check_points_are_public,
        twins.check_twin_worlds_stay_alike,
        observations.check_observations_keep_secrets,
        observations.check_observations_stay_in_bounds,
        observations.check_observations_follow_a_game,
        observations.check_observations_tell_apart,
        clues.check_clues_stay_in_bounds,
        speech.check_everything_can_be_said,
    ]

"""Tools that every room uses: settings, logs, metrics, time, ids, background tasks. It imports no other room."""

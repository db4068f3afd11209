"""How many moves the server stores in a second, how long an acknowledgement takes, what a table costs."""

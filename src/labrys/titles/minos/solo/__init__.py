"""One person against Rhadamanthus, who plays by his cards; one module for each chapter of the solo rules."""

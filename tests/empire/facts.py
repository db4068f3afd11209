"""The printed board as facts: for each region its land neighbours and, after a bar, those over a dotted line.

Regions are letters here as in the drawings: A01 is A. Written down from the component facts, not from the drawings.
"""

SIDE_A = """
A: B C D |
B: A C | J
C: A B D E |
D: A C E F |
E: C D | N
F: D G |
G: F | H
H: I | G
I: H | O
J: K | B V
K: J L M |
L: K M S |
M: K L N O Q S |
N: M O | E
O: M N P Q | I
P: O Q | Y
Q: M O P R S |
R: Q |
S: L M Q T |
T: S U | W
U: T V |
V: U | J
W: X | T
X: W Y |
Y: X | P
"""

SIDE_B = """
A: B | H
B: A | C
C: D | B
D: C | E O
E: F | D
F: E G |
G: F | Q
H: I J K | A
I: H J | O
J: H I K M N |
K: H J L M |
L: K M |
M: J K L N |
N: J M | T
O: P | D I
P: O R S T |
Q: R | G
R: P Q S U |
S: P R T U V W |
T: P S V | N
U: R S W |
V: S T W |
W: S U V |
"""

CONTINENTS = {"A": ["ABCDEFG", "HI", "JKLMNOPQRSTUV", "WXY"], "B": ["AB", "CD", "EFG", "HIJKLMN", "OPQRSTUVW"]}
START = {"A": "M", "B": "O"}
TRIANGLES = {"A": "AHMVX", "B": "ACFLW"}
BORDERS = {"A": (25, 30, 7), "B": (23, 29, 7)}  # regions, land borders, dotted lines


def graph(side: str) -> dict[str, tuple[str, str]]:
    """By region: its neighbours over land and over water."""
    found = {}
    for line in (SIDE_A if side == "A" else SIDE_B).strip().splitlines():
        letter, rest = line.split(":")
        land, water = rest.split("|")
        found[letter] = (land.replace(" ", ""), water.replace(" ", ""))
    return found

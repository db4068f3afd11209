/* Random games of Empire in plain C, at the seat count and with the map and cards of tables.h, which tables.py writes
   from the game's own content. It plays the very games that `game.new` and `State.playout` play with the usual options:
   the same generator, the same order of choices. It is what a careful programmer writes without tricks: a flat struct,
   a switch, a list of choices and a lot. It tells no events, keeps no past and hashes no seed. */
#include <stdint.h>
#include <string.h>

enum { PLACE, LAND, SHIP, CITY, DESTROY, EITHER, BOTH, BID, NAME_FIRST, TAKE }; /* what a frame asks */
enum { NO_JOIN, OR, AND };
enum { STOP, FROM = 1 }; /* an action is STOP, or FROM and what was chosen */

typedef struct { uint8_t verb, amount; } Part;
typedef struct { uint8_t good, symbols, join; Part first, second; } Card;

#include "tables.h"

typedef struct { uint8_t verb, seat, amount; } Frame;

typedef struct {
  uint64_t chance;
  uint32_t steps;
  uint8_t depth, row_size, deck_size;
  Frame stack[4];
  uint8_t coins[SEATS], bids[SEATS], cards[SEATS], supply[SEATS], unbuilt[SEATS];
  uint8_t armies[SEATS * REGIONS], cities[SEATS * REGIONS], goods[SEATS * (GOODS + 1)];
  uint8_t row[ROW], deck[DECK_SIZE];
} State;

/* Lemire's method on a multiply-with-carry generator, as engine/chance.py has it. */
static inline uint64_t below(uint64_t *key, uint64_t n) {
  uint64_t k = *key, product = ((k & 0xFFFFFFFF) ^ (k >> 32)) * n;
  k = MULTIPLIER * (k & 0xFFFFFFFF) + (k >> 32);
  if ((product & 0xFFFFFFFF) < n) {
    uint64_t floor = (1ULL << 32) % n;
    while ((product & 0xFFFFFFFF) < floor) {
      product = ((k & 0xFFFFFFFF) ^ (k >> 32)) * n;
      k = MULTIPLIER * (k & 0xFFFFFFFF) + (k >> 32);
    }
  }
  *key = k;
  return product >> 32;
}

static inline void push(State *s, int verb, int seat, int amount) {
  s->stack[s->depth++] = (Frame){verb, seat, amount};
}

static void refill(State *s) {
  int at = below(&s->chance, s->deck_size);
  s->row[s->row_size++] = s->deck[at];
  s->deck_size--;
  memmove(s->deck + at, s->deck + at + 1, s->deck_size - at);
}

static void set_up(State *s, uint64_t chance) {
  memset(s, 0, sizeof *s);
  s->chance = chance;
  for (int seat = 0; seat < SEATS; seat++) {
    s->armies[seat * REGIONS + START] = FIRST_ARMIES;
    s->coins[seat] = COINS;
    s->supply[seat] = ARMIES - FIRST_ARMIES;
    s->unbuilt[seat] = CITIES;
  }
  memcpy(s->deck, DECK, DECK_SIZE);
  s->deck_size = DECK_SIZE;
  for (int place = 0; place < ROW; place++) refill(s);
  push(s, BID, 0, 0);
}

static int possible(const State *s, Part part, int seat) {
  int on_board = s->supply[seat] < ARMIES;
  switch (part.verb) {
    case PLACE: return s->supply[seat] > 0;
    case CITY: return s->unbuilt[seat] > 0 && on_board;
    case DESTROY:
      for (int other = 0; other < SEATS; other++)
        if (s->supply[other] < ARMIES) return 1;
      return 0;
    default: return on_board;
  }
}

static void end_turn(State *s, int seat) {
  int after = seat + 1 == SEATS ? 0 : seat + 1;
  if (s->cards[after] == HAND) return; /* no frame is left: the game is over */
  refill(s);
  push(s, TAKE, after, 0);
}

static void part_done(State *s, int seat) {
  s->depth--;
  if (s->depth) {
    Frame next = s->stack[s->depth - 1];
    if (possible(s, (Part){next.verb, next.amount}, seat)) return;
    s->depth--;
  }
  end_turn(s, seat);
}

static void begin_action(State *s, int seat, int kind) {
  const Card *card = CARDS + kind;
  int first = possible(s, card->first, seat);
  if (card->join == NO_JOIN) {
    if (first) push(s, card->first.verb, seat, card->first.amount);
    else end_turn(s, seat);
    return;
  }
  int second = possible(s, card->second, seat);
  Part now = first ? card->first : card->second, later = first ? card->second : card->first;
  if (first && second) push(s, card->join == OR ? EITHER : BOTH, seat, kind);
  else if (!first && !second) end_turn(s, seat);
  else {
    if (card->join == AND) push(s, later.verb, seat, later.amount);
    push(s, now.verb, seat, now.amount);
  }
}

static int list(const State *s, int16_t *out) {
  Frame top = s->stack[s->depth - 1];
  const uint8_t *armies = s->armies + top.seat * REGIONS, *cities = s->cities + top.seat * REGIONS;
  int size = 0;
  switch (top.verb) {
    case PLACE:
      out[size++] = STOP;
      for (int region = 0; region < MAP; region++)
        if (region == START || cities[region]) out[size++] = FROM + region;
      break;
    case LAND: case SHIP: {
      const uint8_t *begin = top.verb == LAND ? LAND_FROM : SHIP_FROM, *to = top.verb == LAND ? LAND_TO : SHIP_TO;
      out[size++] = STOP;
      for (int region = 0; region < MAP; region++)
        if (armies[region])
          for (int at = begin[region]; at < begin[region + 1]; at++) out[size++] = FROM + region * REGIONS + to[at];
      break;
    }
    case CITY:
      out[size++] = STOP;
      for (int region = 0; region < MAP; region++)
        if (armies[region]) out[size++] = FROM + region;
      break;
    case DESTROY:
      out[size++] = STOP;
      for (int at = 0; at < SEATS * REGIONS; at++)
        if (s->armies[at]) out[size++] = FROM + at;
      break;
    case EITHER: case BOTH:
      out[size++] = STOP, out[size++] = FROM, out[size++] = FROM + 1;
      break;
    case BID:
      for (int coins = 1; coins <= s->coins[top.seat]; coins++) out[size++] = FROM + coins;
      out[size++] = FROM;
      break;
    case NAME_FIRST:
      for (int seat = 0; seat < SEATS; seat++) out[size++] = FROM + seat;
      break;
    case TAKE:
      for (int place = 0; place < ROW; place++)
        if (COSTS[place] <= s->coins[top.seat]) out[size++] = FROM + place;
      break;
  }
  return size;
}

static void act(State *s, int action) {
  Frame *top = s->stack + s->depth - 1;
  int seat = top->seat, chosen = action - FROM;
  uint8_t *armies = s->armies + seat * REGIONS;
  s->steps++;
  switch (top->verb) {
    case PLACE:
      if (action == STOP) { part_done(s, seat); break; }
      armies[chosen]++;
      if (--s->supply[seat] && --top->amount) break;
      part_done(s, seat);
      break;
    case LAND: case SHIP:
      if (action == STOP) { part_done(s, seat); break; }
      armies[chosen / REGIONS]--;
      armies[chosen % REGIONS]++;
      if (--top->amount) break;
      part_done(s, seat);
      break;
    case CITY:
      if (action != STOP) {
        s->cities[seat * REGIONS + chosen]++;
        s->unbuilt[seat]--;
      }
      part_done(s, seat);
      break;
    case DESTROY:
      if (action != STOP) {
        s->armies[chosen]--;
        s->supply[chosen / REGIONS]++;
      }
      part_done(s, seat);
      break;
    case EITHER: case BOTH: {
      Frame frame = *top;
      const Card *card = CARDS + frame.amount;
      s->depth--;
      if (action == STOP) { end_turn(s, seat); break; }
      Part now = chosen ? card->second : card->first, later = chosen ? card->first : card->second;
      if (frame.verb == BOTH) push(s, later.verb, seat, later.amount);
      push(s, now.verb, seat, now.amount);
      break;
    }
    case BID:
      s->bids[seat] = chosen;
      s->depth--;
      if (seat + 1 < SEATS) push(s, BID, seat + 1, 0);
      else {
        int winner = 0;
        for (int other = 1; other < SEATS; other++)
          if (s->bids[other] > s->bids[winner]) winner = other;
        s->coins[winner] -= s->bids[winner];
        push(s, NAME_FIRST, winner, 0);
      }
      break;
    case NAME_FIRST:
      s->depth--;
      push(s, TAKE, chosen, 0);
      break;
    case TAKE: {
      int kind = s->row[chosen];
      s->row_size--;
      memmove(s->row + chosen, s->row + chosen + 1, s->row_size - chosen);
      s->coins[seat] -= COSTS[chosen];
      s->cards[seat]++;
      s->goods[seat * (GOODS + 1) + CARDS[kind].good] += CARDS[kind].symbols;
      s->depth--;
      begin_action(s, seat, kind);
      break;
    }
  }
}

static void playout(State *s, uint64_t *lot) {
  int16_t choices[1 + SEATS * REGIONS + REGIONS * REGIONS];
  while (s->depth) act(s, choices[below(lot, list(s, choices))]);
}

/* So many games one after another, all from one generator; returns their decisions. */
uint64_t run(uint64_t games, uint64_t *lot) {
  uint64_t decisions = 0;
  State s;
  while (games--) {
    set_up(&s, (below(lot, 1 << 29) << 29 | below(lot, 1 << 29)) + 1);
    playout(&s, lot);
    decisions += s.steps;
  }
  return decisions;
}

/* One game from given keys, and how it ended: decisions, both keys, then coins, armies, cities, goods and the row. */
void play(uint64_t chance, uint64_t lot, uint64_t *end) {
  State s;
  set_up(&s, chance);
  playout(&s, &lot);
  *end++ = s.steps, *end++ = s.chance, *end++ = lot;
  for (int at = 0; at < SEATS; at++) *end++ = s.coins[at];
  for (int at = 0; at < SEATS * REGIONS; at++) *end++ = s.armies[at];
  for (int at = 0; at < SEATS * REGIONS; at++) *end++ = s.cities[at];
  for (int at = 0; at < SEATS * (GOODS + 1); at++) *end++ = s.goods[at];
  for (int at = 0; at < s.row_size; at++) *end++ = s.row[at];
}

// claim: reset
// truth: equivalent
// why:   fields cleared one by one against the library's fill
struct counters { int seen, kept, dropped, errors; };

void reset(struct counters *c) {
    c->seen = 0;
    c->kept = 0;
    c->dropped = 0;
    c->errors = 0;
}

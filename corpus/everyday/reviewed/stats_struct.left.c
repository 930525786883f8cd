// claim:  stats_add
// truth:  equivalent
// why:    a structure is brought up to date by a copy that is written back
struct stats {
    long sum;
    int least, greatest;
    unsigned count;
};
void stats_add(struct stats *s, int v) {
    if (s->count == 0 || v < s->least)
        s->least = v;
    if (s->count == 0 || v > s->greatest)
        s->greatest = v;
    s->sum += v;
    s->count++;
}

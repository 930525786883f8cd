struct stats {
    long sum;
    int least, greatest;
    unsigned count;
};
void stats_add(struct stats *s, int v) {
    struct stats now = *s;
    if (now.count == 0) {
        now.least = v;
        now.greatest = v;
    } else if (v < now.least) {
        now.least = v;
        if (v > now.greatest)
            now.greatest = v;
    } else if (v > now.greatest) {
        now.greatest = v;
    }
    now.sum += v;
    now.count += 1;
    *s = now;
}

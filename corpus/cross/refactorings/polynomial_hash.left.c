// claim:  same_bucket Buckets.same_bucket
// truth:  different
// why:    numbers without a sign have become numbers with one in the port
int same_bucket(unsigned a, unsigned b, unsigned buckets) {
    if (buckets == 0)
        return 0;
    return (a * 31u + 7u) % buckets == (b * 31u + 7u) % buckets;
}

// claim:  add_up
// truth:  equivalent
// time:  60s
// why:    strips of 16 bytes with an inner loop that stops at the end
unsigned long add_up(const unsigned char *data, unsigned long size) {
    unsigned long sum = 0;
    for (unsigned long i = 0; i < size; i++)
        sum += data[i];
    return sum;
}

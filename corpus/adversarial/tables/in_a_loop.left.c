// claim:  checksum
// truth:  different
// why:    two tables inside a function whose contents have the same checksum of 32 bits

int checksum(const unsigned char *p, int n) {
    static const short step[6] = {11450, 22417, 23319, 22284, 27831, 16750};
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += p[i] ^ step[i % 6];
    return sum;
}

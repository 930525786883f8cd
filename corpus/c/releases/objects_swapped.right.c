int limits(int *, int *);
int shrink(int *, int *);

int extent(void) {
    int low = 0, high = 0;
    limits(&high, &low);
    shrink(&low, &high);
    return high - low;
}

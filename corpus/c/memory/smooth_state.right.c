static int last;
static int count;

int smooth(int sample) {
    int value = sample;
    if (count++ != 0)
        value = (last * 4 - last + sample) / 4;
    last = value;
    return value;
}

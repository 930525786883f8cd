unsigned long add_up(const unsigned char *data, unsigned long size) {
    unsigned long sum = 0, i = 0;
    while (i < size) {
        unsigned long left = size - i;
        unsigned long strip = left < 16 ? left : 16;
        for (unsigned long k = 0; k < strip; k++)
            sum += data[i + k];
        i += strip;
    }
    return sum;
}

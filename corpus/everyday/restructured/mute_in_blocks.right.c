void mute(unsigned short *samples, unsigned count, unsigned short level) {
    for (unsigned start = 0; start < count;) {
        unsigned left = count - start;
        unsigned size = left < 16 ? left : 16;
        for (unsigned i = 0; i < size; i++)
            samples[start + i] = level;
        start += size;
    }
}

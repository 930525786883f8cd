// claim:  mute
// truth:  equivalent
// why:    samples set to one value in blocks of sixteen
void mute(unsigned short *samples, unsigned count, unsigned short level) {
    for (unsigned i = 0; i < count; i++)
        samples[i] = level;
}

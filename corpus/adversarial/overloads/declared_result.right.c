extern double level(int channel);

int read_level(int channel) {
    return level(channel) > 0;
}

int sensor(int channel);

int is_hot(int channel) {
    int t = sensor(channel);
    return t > 300;
}

int sensor(int channel);

int reading(int channel) {
    return sensor(channel) + 2;
}

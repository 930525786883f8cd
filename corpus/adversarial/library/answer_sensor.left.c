// claim:  is_hot
// truth:  equivalent
// why:    the same question to code that is not given, its answer looked at in two ways
int sensor(int channel);

int is_hot(int channel) {
    if (sensor(channel) > 300)
        return 1;
    return 0;
}

// claim:  average
// truth:  equivalent
// why:    the function is declared alike in other words

extern int sensor(int channel);

int average(int a, int b) {
    return sensor(a) / 2 + sensor(b) / 2;
}

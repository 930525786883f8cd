// claim:  reading
// truth:  different
// today:  unknown
// why:    whatever the sensor says, one side gives one more
int sensor(int channel);

int reading(int channel) {
    return sensor(channel) + 1;
}

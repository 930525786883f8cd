// claim:  read_level
// truth:  different
// today:  unknown
// why:    the sides declare the function with results of different types

extern int level(int channel);

int read_level(int channel) {
    return level(channel) > 0;
}

// claim:  *
// truth:  equivalent
// why:    the private table holds other numbers and the only function that reads it does so in another way
static const int doubled[4] = {2, 6, 10, 14};

int odd(int index) { return doubled[index & 3] / 2; }

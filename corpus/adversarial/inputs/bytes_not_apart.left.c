// claim:  copy
// truth:  different
// why:    the ranges may overlap
void copy(unsigned char *to, const unsigned char *from) {
    for (int i = 0; i < 4; i++)
        to[i] = from[i];
}

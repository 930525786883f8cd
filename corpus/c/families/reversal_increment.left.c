// claim:  raise
// truth:  equivalent
// why:    every place is read and written once, in either order
void raise(unsigned char *pixels, int n, unsigned char by) {
    for (int i = 0; i < n; i++)
        pixels[i] += by;
}

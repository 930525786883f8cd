// claim: is_set
// truth: different
// why:   a byte may be 2, which is true and not 1
int is_set(const unsigned char *on)
{
    return *on == 1;
}

// claim: both
// truth: equivalent
// rests: evaluation-order
// why:   gcc computes the last argument first, so there it is the second letter that comes first
int next(void);

static int made(int high, int low)
{
    return high * 256 + low;
}

int both(void)
{
    int high = next();
    int low = next();
    return made(high, low);
}

int next(void);

static int made(int high, int low)
{
    return high * 256 + low;
}

int both(void)
{
    return made(next(), next());
}

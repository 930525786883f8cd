// claim:  f
// truth:  equivalent
// why:    the helper may trap, and both sides call it under the same condition, told otherwise

/* Long enough that it is not looked into. */
static unsigned mix(unsigned n, unsigned h) {
    h = h / n;
    for (unsigned i = 0; i < n % 3u; i++)
        h = (h ^ (i + 21u)) * 7u + (h >> 4);
    if (h & 8u)
        h = h * 6u - n / 3u;
    else
        h ^= n << 3;
    for (unsigned i = 0; i < n % 5u; i++)
        h = (h ^ (i + 35u)) * 11u + (h >> 6);
    if (h & 32u)
        h = h * 8u - n / 5u;
    else
        h ^= n << 5;
    for (unsigned i = 0; i < n % 7u; i++)
        h = (h ^ (i + 49u)) * 15u + (h >> 1);
    if (h & 128u)
        h = h * 10u - n / 7u;
    else
        h ^= n << 7;
    for (unsigned i = 0; i < n % 9u; i++)
        h = (h ^ (i + 63u)) * 19u + (h >> 3);
    if (h & 2u)
        h = h * 12u - n / 9u;
    else
        h ^= n << 0;
    for (unsigned i = 0; i < n % 11u; i++)
        h = (h ^ (i + 77u)) * 23u + (h >> 5);
    if (h & 8u)
        h = h * 14u - n / 11u;
    else
        h ^= n << 2;
    for (unsigned i = 0; i < n % 13u; i++)
        h = (h ^ (i + 91u)) * 27u + (h >> 7);
    if (h & 32u)
        h = h * 16u - n / 13u;
    else
        h ^= n << 4;
    for (unsigned i = 0; i < n % 15u; i++)
        h = (h ^ (i + 105u)) * 31u + (h >> 2);
    if (h & 128u)
        h = h * 18u - n / 15u;
    else
        h ^= n << 6;
    for (unsigned i = 0; i < n % 17u; i++)
        h = (h ^ (i + 119u)) * 35u + (h >> 4);
    if (h & 2u)
        h = h * 20u - n / 17u;
    else
        h ^= n << 8;
    for (unsigned i = 0; i < n % 19u; i++)
        h = (h ^ (i + 133u)) * 39u + (h >> 6);
    if (h & 8u)
        h = h * 22u - n / 19u;
    else
        h ^= n << 1;
    for (unsigned i = 0; i < n % 21u; i++)
        h = (h ^ (i + 147u)) * 43u + (h >> 1);
    if (h & 32u)
        h = h * 24u - n / 21u;
    else
        h ^= n << 3;
    for (unsigned i = 0; i < n % 23u; i++)
        h = (h ^ (i + 161u)) * 47u + (h >> 3);
    if (h & 128u)
        h = h * 26u - n / 23u;
    else
        h ^= n << 5;
    return h;
}

unsigned f(unsigned n, unsigned m) {
    if (n > m)
        return mix(n, m) + 1;
    return m;
}

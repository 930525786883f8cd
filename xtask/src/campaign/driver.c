/* Calls f many times: pointers that lead to the same memory and to the variables of the file, a callback that writes to
   all of them, extreme numbers, and variables that change between calls. Everything that can be seen is printed. */
static unsigned long long state = 88172645463325252ULL;

static unsigned next_number(void) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (unsigned)(state >> 33);
}

static int pick(void) {
    switch (next_number() % 6) {
    case 0: return (int)(next_number() % 7) - 2;
    case 1: return 2147483647 - (int)(next_number() % 2);
    case 2: return -2147483647 - 1 + (int)(next_number() % 2);
    case 3: return (int)(next_number() % 16);
    case 4: return (int)(next_number() << 1 ^ next_number());
    default: return (int)(next_number() % 3) - 1;
    }
}

static int pool[16];
static struct S records[2];
static int calls;

static int callback(int x) {
    calls++;
    printf("back %d\n", x);
    switch ((unsigned)x % 6) {
    case 0: g0 += 1; break;
    case 1: pool[(unsigned)x % 16] ^= x; break;
    case 2: records[x & 1].u += x; break;
    case 3: g1 = x; break;
    case 4: pool[(unsigned)calls % 16] = calls; records[0].v ^= 5; break;
    }
    return x * 3 + calls;
}

int main(void) {
    static const char *const strings[] = {"", "a", "text", "longer text"};
    int outside = 0;
    for (int round = 0; round < 400; round++) {
        if (next_number() % 2) g0 = pick();
        if (next_number() % 2) g1 = pick();
        for (int i = 0; i < 4; i++) pool[next_number() % 16] = pick();
        records[next_number() % 2].u = pick();
        records[next_number() % 2].v = pick();
        int *p = pool + next_number() % 13;
        int *q = next_number() % 3 == 0 ? p : pool + next_number() % 13;
        struct S *st = &records[next_number() % 2];
        int *targets[] = {&g0, &g1, &p[next_number() % 4], &q[next_number() % 4], &st->u, &st->v, &outside};
        int *t = targets[next_number() % 7];
        int a = pick(), b = pick();
        const char *s = strings[next_number() % 4];
        printf("= %d", CALL);
        printf(" %d %d %d", g0, g1, outside);
        for (int i = 0; i < 16; i++) printf(" %d", pool[i]);
        printf(" %d %d %d %d\n", records[0].u, records[0].v, records[1].u, records[1].v);
    }
    return 0;
}

struct account { long balance; int locked; };

int transfer(struct account *from, struct account *to, long amount) {
    long source = from->balance;
    long target = to->balance;
    if (from->locked || to->locked || amount <= 0 || source < amount)
        return 0;
    from->balance = source - amount;
    to->balance = target + amount;
    return 1;
}

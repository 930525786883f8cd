// claim: transfer
// truth: different
// why:   with the same account on both sides, the second version makes money
struct account { long balance; int locked; };

int transfer(struct account *from, struct account *to, long amount) {
    if (from->locked || to->locked || amount <= 0 || from->balance < amount)
        return 0;
    from->balance -= amount;
    to->balance += amount;
    return 1;
}

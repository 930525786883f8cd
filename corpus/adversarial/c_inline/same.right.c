inline int step(int x) { return x + 1; }
int after(int x)
{
    int next = step(x);
    return next + next;
}

// claim:  Acc.deposit
// truth:  different
// why:    a caller sees it with deposit(-1); balance()

public class Acc { private long balance; public void deposit(long x) { if (x > 0) balance += x; } public long balance() { return balance; } }

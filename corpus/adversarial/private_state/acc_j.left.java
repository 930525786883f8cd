// claim:  Acc.withdraw
// truth:  different
// why:    a caller sees it with deposit(1); withdraw(1)

public class Acc { private long balance; public void deposit(long x) { if (x > 0) balance += x; } public boolean withdraw(long x) { if (x > balance) return false; balance -= x; return true; } public long balance() { return balance; } }

public class Acc { private long balance; public void deposit(long x) { balance += x; } public long balance() { return balance; } }

public class T { static int f(int x) { if (x < 0) throw new RuntimeException(); return 1; } }

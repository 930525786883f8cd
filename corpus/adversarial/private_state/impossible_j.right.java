public class K { private int mode; public void set(int m) { mode = m & 1; } public int get() { return mode == 1 ? 20 : 10; } }

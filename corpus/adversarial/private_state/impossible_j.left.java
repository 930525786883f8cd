// claim:  K.get
// truth:  equivalent
// today:  unknown
// why:    the sides differ only where the private field is neither 0 nor 1, which no call leaves there

public class K { private int mode; public void set(int m) { mode = m & 1; } public int get() { return mode == 0 ? 10 : 20; } }

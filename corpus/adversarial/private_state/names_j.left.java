// claim:  OldVersion.get
// truth:  different
// why:    a caller sees it with put(-1); get()

public class OldVersion { private int z; public void put(int x) { z = x; } public int get() { return z; } }

public class T { private int k = 2; public int get() { return k; } }

public class T { static int f(int key, int b) { return key > 3 ? b : b; } }

public class T { static int f(float n) { return 1; } }

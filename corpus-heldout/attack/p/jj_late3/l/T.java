public class T { static Object f(int n) { String s = ""; Object[] r = new Object[2]; for (int i = 0; i < n; i++) { s += "a"; r[i & 1] = s; } return r[0] == r[1]; } }

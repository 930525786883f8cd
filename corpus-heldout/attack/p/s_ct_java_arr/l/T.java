public class T { static final int[] S = {1,2,3,4}; static int f(int key) { return S[key & 3]; } }

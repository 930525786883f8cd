public class Check {
    public static int check(int key) {
        return 0;
    }
}

public class Steps {
    static int pairs(int n) {
        return (n >>> 1) & 1;
    }
}

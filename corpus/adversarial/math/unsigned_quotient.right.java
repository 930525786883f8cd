public class Share {
    static int part(int x) {
        return x / 10;
    }
}

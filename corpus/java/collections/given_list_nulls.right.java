import java.util.List;
class Has {
    static boolean contains(List<String> names, String name) {
        return names.contains(name);
    }
}
